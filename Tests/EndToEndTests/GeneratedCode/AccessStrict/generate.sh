dpend generate CourierLibrary --implicit-filter 'Impl$' --default-isolation MainActor --output-file CourierLibrary/CourierLibrary.dpendmodule
for container in static embedded ${DIP:+dip}; do
    # The sources name URL only for their own module, so they do not import Foundation for others.
    dpend generate FeatureLibrary --module-name FeatureLibrary --access public --import 'public Foundation' --default-isolation MainActor --implicit-filter 'Impl$' --library CourierLibrary/CourierLibrary.dpendmodule --external Settings --external URL --container $container --quiet --output-file FeatureLibrary/${container}Feature.swift
done
