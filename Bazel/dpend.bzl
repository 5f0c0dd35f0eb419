"""Rules that run dpend: one action a module, with `.dpendmodule` files as all that passes between them.

They compile nothing and need no other rules. The Swift that `dpend_application` writes goes into the `srcs` of whatever rule
compiles the application; library sources stay with theirs.
"""

DpendModuleInfo = provider(
    doc = "What a library provides and needs.",
    fields = {
        "name": "The name of the Swift module.",
        "file": "Its .dpendmodule file.",
        "modules": "depset of structs with `name` and `file`: this one and those that it builds on.",
    },
)

# Everything that decides about the result is an argument or an input: no configuration file, no cache, no environment.
def _run(ctx, output, kind, exports = None):
    modules = depset(transitive = [library[DpendModuleInfo].modules for library in ctx.attr.libraries])
    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add("--no-config")
    arguments.add("--quiet")
    arguments.add("--locations")
    arguments.add("--output-file", output)
    if exports:
        arguments.add("--exports-file", exports)
    arguments.add("--platform", ctx.attr.platform)
    arguments.add("--arch", ctx.attr.arch)
    arguments.add("--module-name", _module_name(ctx))
    for module in modules.to_list():
        arguments.add("--library", "%s=%s" % (module.name, module.file.path))
    arguments.add_all(ctx.attr.implicit_filters, before_each = "--implicit-filter")
    arguments.add_all(ctx.attr.defines, before_each = "--define")
    arguments.add_all(ctx.attr.options)

    # A source may have the name of an option.
    arguments.add("--")
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run(
        executable = ctx.executable.dpend,
        arguments = [arguments],
        inputs = depset(ctx.files.srcs + [module.file for module in modules.to_list()]),
        outputs = [output] + ([exports] if exports else []),
        mnemonic = "Dpend" + kind,
        progress_message = "Resolving the dependencies of " + _module_name(ctx),
        env = {},
    )
    return modules

def _module_name(ctx):
    return ctx.attr.module_name or ctx.label.name

def _library(ctx):
    name = _module_name(ctx)
    output = ctx.actions.declare_file(name + ".dpendmodule")
    exports = ctx.actions.declare_file(name + ".exports.generated.swift") if ctx.attr.exports else None
    modules = _run(ctx, output, "Library", exports)
    module = struct(name = name, file = output)
    return [
        DefaultInfo(files = depset([output])),
        OutputGroupInfo(swift = depset([exports] if exports else [])),
        DpendModuleInfo(name = name, file = output, modules = depset([module], transitive = [modules])),
    ]

def _application(ctx):
    output = ctx.actions.declare_file((ctx.attr.generated_type or ctx.label.name + "Module") + ".generated.swift")
    _run(ctx, output, "Application")
    return [DefaultInfo(files = depset([output]))]

_ATTRIBUTES = {
    "srcs": attr.label_list(doc = "Swift sources.", allow_files = [".swift"], mandatory = True),
    "libraries": attr.label_list(doc = "dpend_library targets that this builds on.", providers = [DpendModuleInfo]),
    "module_name": attr.string(doc = "The Swift module; the target's name without it."),
    "implicit_filters": attr.string_list(doc = "Regular expressions that choose classes."),
    "defines": attr.string_list(doc = "Conditions for #if."),
    "platform": attr.string(doc = "What #if os(…) is decided for. Never that of the machine.", default = "ios"),
    "arch": attr.string(doc = "What #if arch(…) is decided for. Never that of the machine.", default = "arm64"),
    "options": attr.string_list(doc = "Further options of `dpend generate`."),
    # The tool is an input like any other: a new dpend runs all actions again.
    "dpend": attr.label(
        doc = "The dpend to run.",
        default = "@dpend//:dpend",
        executable = True,
        allow_single_file = True,
        cfg = "exec",
    ),
}

dpend_library = rule(
    doc = "Writes the .dpendmodule of a library.",
    implementation = _library,
    attrs = dict(
        _ATTRIBUTES,
        exports = attr.bool(
            doc = "Whether to write a Swift file through which other modules use internal classes: the output group `swift`, for the " +
                  "`srcs` of the rule that compiles the library.",
        ),
    ),
    provides = [DpendModuleInfo],
)

dpend_application = rule(
    doc = "Checks that an application has all it needs, and writes the Swift that puts it together.",
    implementation = _application,
    attrs = dict(
        _ATTRIBUTES,
        generated_type = attr.string(doc = "The type that is generated; the target's name and `Module` without it."),
    ),
)
