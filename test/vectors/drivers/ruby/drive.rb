# frozen_string_literal: true

# Jobs would load it at once, each as a part of what it uses, and Ruby warns of some orders of that.
require "openssl"

# Reads jobs from stdin, does them all at once, each in a thread, and writes their results (README of the vectors, "The protocol"). The
# block makes a job.
def drive
  jobs = {}
  output = Mutex.new
  $stdin.each_line do |line|
    told = JSON.parse(line, max_nesting: 2000)
    next jobs[told["abort"]]&.abort if told.key?("abort")

    job = jobs[told["id"]] = yield(told)
    job.start do |result|
      text = JSON.generate(result, max_nesting: 0)
      output.synchronize do
        $stdout.write(text, "\n")
        $stdout.flush
      end
    end
  end
  jobs.each_value(&:join)
end
