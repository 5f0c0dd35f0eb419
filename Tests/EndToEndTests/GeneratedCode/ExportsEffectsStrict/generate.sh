dpend generate AScreenLibrary --default-isolation MainActor --output-file AScreenLibrary/AScreenLibrary.dpendmodule
dpend generate StrictFeatureLibrary --default-isolation MainActor --library AScreenLibrary/AScreenLibrary.dpendmodule --implicit-filter 'Impl$' \
    --implicit-scope '^(Screen|Room)Impl$=singleton' --implicit-scope '^Weak=weakSingleton' \
    --implicit-scope '^DraftImpl$=shared' --exports-file StrictFeatureLibrary/StrictFeatureLibrary.exports.swift \
    --output-file StrictFeatureLibrary/StrictFeatureLibrary.dpendmodule
dpend generate Application --container $CONTAINER --default-isolation MainActor --library AScreenLibrary/AScreenLibrary.dpendmodule \
    --library StrictFeatureLibrary/StrictFeatureLibrary.dpendmodule --implicit-filter 'Impl$' --output-file Application/EffectsModule.swift
