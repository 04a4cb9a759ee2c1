Pod::Spec.new do |spec|
  spec.name = 'Orders'
  spec.version = '1.0.0'
  spec.summary = 'What customers want.'
  spec.source_files = 'Sources/**/*.swift'
  spec.dependency 'Recipes'
  spec.dependency 'Alamofire', '~> 5.9'
end
