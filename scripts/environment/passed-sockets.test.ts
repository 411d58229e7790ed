import { expect, test } from 'vitest'
import { hasPassedSockets, isVersion, passSockets, takePassedSockets } from './passed-sockets.ts'

const ours = { LISTEN_PID: String(process.pid), LISTEN_FDS: '2', LISTEN_FDNAMES: 'studio:site' }

test('sockets are told apart by their names, and children don’t hear of them', () => {
  const variables = { ...ours, PORT: '3000' }
  expect(takePassedSockets(variables)).toEqual({ studio: 3, site: 4 })
  expect(variables).toEqual({ PORT: '3000' })
  expect(takePassedSockets({ ...ours, LISTEN_PID: '1' })).toEqual({})
})

test('a socket without a name of ours is refused, with what to write', () => {
  expect(() => takePassedSockets({ ...ours, LISTEN_FDNAMES: 'site:website.socket' })).toThrow(
    'A socket named "website.socket" was passed: say FileDescriptorName=site or FileDescriptorName=studio',
  )
})

test('a process of ours says in a variable which sockets its child has, and the child forgets it', () => {
  const { variables, descriptors } = passSockets({ site: 9, studio: 7 })
  expect([descriptors, isVersion(variables), hasPassedSockets(variables)]).toEqual([[9, 7], true, false])
  const given = { ...variables, PORT: '3000' }
  expect(takePassedSockets(given)).toEqual({ site: 3, studio: 4 })
  expect(given).toEqual({ PORT: '3000' })
  expect(takePassedSockets(passSockets({ site: 9 }).variables)).toEqual({ site: 3 })
})
