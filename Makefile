# Two commands do everything on a machine that has Swift and git: `make example` and `make test`.

SWIFT ?= swift
BUILD = $(SWIFT) build $(SWIFT_FLAGS)
DPEND = $(shell $(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)/dpend

.PHONY: help setup test-tools build example server derived test robustness programs differential races dip-parity needle-parity \
      container-programs planted benchmark benchmark-containers benchmark-needle \
    format release install uninstall deb artifactbundle documentation clean

# These need no plugins, and on macOS they build for a newer system than the products; Package.swift reads the variable.
ifneq ($(filter test robustness programs differential,$(MAKECMDGOALS)),)
export DPEND_TESTS = 1
else
unexport DPEND_TESTS
endif

help:
	@echo 'make example      set up, analyze and generate the examples, build and run the application'
	@echo 'make server       open 100,000 requests of the example server, each with a container of its own'
	@echo 'make test         set up and run all tests'
	@echo 'make robustness   make hostile inputs of all kinds and run dpend on them'
	@echo 'make programs     make random programs, plant mistakes, and compare what dpend makes of them with a plan'
	@echo 'make differential  read the sources of all packages with and without bodies'
	@echo 'make races        let threads race for singletons under the thread sanitizer'
	@echo 'make dip-parity   run the cases of generated code on Dip itself; DIP=/path/to/Dip, or it is fetched'
	@echo 'make needle-parity'
	@echo '                  compare dpend with the generator of Needle on random projects; NEEDLE=/path/to/needle'
	@echo 'make container-programs'
	@echo '                  run programs on the real Swinject, Resolver and Dip, and compare what becomes of them with what dpend says'
	@echo 'make planted      plant mistakes into real projects with containers of other libraries, and check what dpend finds'
	@echo 'make benchmark    time dpend beside a program that only parses'
	@echo 'make benchmark-containers'
	@echo '                  compare the generated containers with construction by hand'
	@echo 'make benchmark-needle'
	@echo '                  time generation beside the generator of Needle; NEEDLE=/path/to/needle'
	@echo 'make derived      generate the committed files of dpend and the examples again'
	@echo 'make format       break the lines of the sources as .swift-format says'
	@echo 'make install      build a release and install it below PREFIX (/usr/local), staged in DESTDIR; make uninstall'
	@echo 'make deb          build a release and make a Debian package of it in .build/packages'
	@echo 'make artifactbundle  build a release and make a package of its plugins with it in .build/artifactbundle'
	@echo 'make documentation  make DocC archives of the libraries in .build/documentation'
	@echo 'make clean        remove what was built'

# PCRE2's headers come neither with Swift nor with this repository.
setup:
	@./Scripts/install-pcre2

# Without these tools, tests that use them are skipped with a message.
test-tools:
	@./Scripts/install-test-tools || true

build: setup
	@$(BUILD) --product dpend

example: build
	@./Scripts/run-examples $(DPEND)
	@$(SWIFT) run $(SWIFT_FLAGS) ExampleApplication

server:
	@./Scripts/check-server

# If a part is deleted, the committed container does not compile, and dpend cannot be built. Then the last built dpend writes it again.
format:
	@./Scripts/format

derived: setup
	@$(BUILD) --product dpend || echo 'dpend does not build; generating with the last one that did'
	@./Scripts/generate-derived $(DPEND)
	@$(BUILD) --product generate-manual && ./Scripts/generate-manual $(DPEND)

test: setup test-tools
	@$(SWIFT) test $(SWIFT_FLAGS)

# Hostile inputs of all kinds in a release build. Failing inputs stay in .build/robustness. Arguments, as
# ROBUSTNESS_FLAGS='--part kills --count 1000 --seed 2': see CONTRIBUTING.
robustness: setup
	@$(SWIFT) build -c release $(SWIFT_FLAGS) --product dpend
	@$(SWIFT) run -c release $(SWIFT_FLAGS) RobustnessCheck --keep .build/robustness $(ROBUSTNESS_FLAGS)

# Five hundred programs and five thousand mistakes in a release build. Failing programs stay in .build/programs.
# Arguments: PROGRAMS_FLAGS='--seed 2 --count 100 --mistakes 1000'.
programs: setup
	@$(SWIFT) run -c release $(SWIFT_FLAGS) RandomPrograms $(PROGRAMS_FLAGS)

races: build
	@./Scripts/check-races $(DPEND)

dip-parity: setup
	@SWIFT='$(SWIFT)' SWIFT_FLAGS='$(SWIFT_FLAGS)' ./Scripts/check-dip-parity $(DIP)

# On random projects, or on checkouts: PARITY_FLAGS='--projects /path/to/SMS-iOS'. Projects with a difference stay in .build/needle-parity.
# Arguments, as PARITY_FLAGS='--seed 2 --count 1000 --reduce'. NEEDLE=/path/to/needle
needle-parity: build
	@./Benchmarks/Needle/parity '$(NEEDLE)' $(DPEND) --keep .build/needle-parity $(PARITY_FLAGS)

# SWINJECT, AUTOREGISTRATION, RESOLVER and DIP name checkouts of the libraries. Programs of other libraries are skipped.
container-programs: build
	@./Scripts/check-container-programs $(DPEND) $(CONTAINER_PROGRAMS)

# IOS_PASS, SMS_IOS and others name checkouts; Benchmarks/Planted/projects.txt lists them. Projects without one are skipped.
# Arguments, as PLANTED_FLAGS='--project SMS-iOS --kind cycle --verbose'.
planted: build
	@./Benchmarks/Planted/run $(DPEND) $(PLANTED_FLAGS)

# In a release build. DIP=/path/to/Dip compares with Dip as well; FACTORY and SWINJECT name checkouts too.
benchmark-containers: setup
	@./Benchmarks/Containers/run
	@./Benchmarks/Containers/compile-times

# The start-up of asynchronous providers beside the critical path, in a release build.
benchmark-start: setup
	@./Benchmarks/Start/run

# Beside Needle's generator: NEEDLE=/path/to/needle
benchmark-needle: setup
	@$(SWIFT) build -c release $(SWIFT_FLAGS) --product dpend
	@./Benchmarks/Needle/run '$(NEEDLE)' "$$($(SWIFT) build -c release $(SWIFT_FLAGS) --show-bin-path)/dpend"

# Reads all Swift sources of dpend's packages, and FOLDERS, with and without bodies: the facts must be equal.
differential: setup
	@$(SWIFT) run -c release $(SWIFT_FLAGS) RobustnessCheck --differential .build/checkouts Sources Tests $(FOLDERS)

# In a release build of its own. BENCHMARK_FLAGS='--part bars --corpus FOLDER'; see Benchmarks/Speed/run.
benchmark: setup
	@./Benchmarks/Speed/run $(BENCHMARK_FLAGS)

# On Linux the Swift runtime is linked in, so that dpend runs without a toolchain. macOS has the runtime.
# CONFIGURATION=debug builds faster, but dpend is slower.
CONFIGURATION ?= release
RELEASE = -c $(CONFIGURATION) $(shell ./Scripts/release-flags) $(SWIFT_FLAGS)
RELEASED = $(shell $(SWIFT) build $(RELEASE) --show-bin-path)/dpend

export PREFIX ?= /usr/local
export DESTDIR ?=

# Package.swift reads the variable, and leaves data out that dpend does not use.
release artifactbundle: export DPEND_ICU_VERSION = $(shell ./Scripts/icu-version)

release: setup
	@$(SWIFT) build $(RELEASE) --product dpend

install: release
	@./Scripts/install $(RELEASED)

uninstall:
	@./Scripts/install --uninstall

deb: release
	@./Packaging/debian/build $(RELEASED) .build/packages

# The tool for a `.binaryTarget` of SwiftPM, with PCRE2 linked in; see "A tool that is there" in Documentation/BuildSystems.md.
artifactbundle: setup
	@folder=$$(./Scripts/static-pcre2 .build/static-pcre2) && \
	    PKG_CONFIG_PATH="$$folder" $(SWIFT) build $(RELEASE) --product dpend
	@./Packaging/artifactbundle/build $(RELEASED) .build/artifactbundle

# Archives for `docc preview` and Xcode, in .build/documentation.
documentation: setup
	@$(BUILD) --target DpendKit
	@./Scripts/build-documentation $(shell $(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)

clean:
	@$(SWIFT) package clean
