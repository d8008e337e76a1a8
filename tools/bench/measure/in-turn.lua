-- Asks for the addresses behind "--" in turn.
local paths = {}
local at = 0

function init(args)
  for index = 1, #args do
    paths[index] = args[index]
  end
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
