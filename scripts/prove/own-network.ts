/** For `unshare`: runs the program that follows where every port is free, and no network but that of the machine with itself. */
export const ownNetwork = [
  '--user',
  '--map-root-user',
  '--net',
  'sh',
  '-c',
  'ip link set lo up && exec "$@"',
  'sh',
]
