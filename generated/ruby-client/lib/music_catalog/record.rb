# Made by endpoint-manifest (ruby-client) from its template record.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # A JSON object that a service sent: a Hash with its names as texts. Patterns match it by symbols: `in {name: String => name}`.
  #
  # Classes of the objects that the manifest shows extend it, so a call that reads a Hash today reads the same tomorrow.
  class Record < Hash
    NO_PARTS = {}.freeze
    private_constant :NO_PARTS

    # @param value [Object]
    # @return [Object] a record of a Hash, an array with records in place of its hashes, any other value itself
    def self.of(value)
      case value
      when Hash then value.is_a?(self) ? value : new.replace(value)
      when Array
        # One that has been made stays the same, so that changes of it are kept.
        return value if value.none? { |each| each.is_a?(Hash) && !each.is_a?(self) }

        value.map { |each| each.is_a?(Hash) ? of(each) : each }
      else value
      end
    end

    # @param keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(keys)
      (keys || each_key.map(&:to_sym)).each_with_object({}) do |key, found|
        name = key.to_s
        found[key] = part(name) if key?(name)
      end
    end

    private

    # Makers of the values that have a class, by their names.
    def parts = NO_PARTS

    # Gives a value with its class. It takes the place of the value, so that changes of it are kept.
    def part(name)
      value = self[name]
      return value unless value.is_a?(Hash) || value.is_a?(Array)

      made = (parts[name]&.call || Record).of(value)
      store(name, made) unless made.equal?(value) || frozen?
      made
    end
  end
end
