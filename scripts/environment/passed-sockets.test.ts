import { expect, test } from 'vitest'
import { hasPassedSockets, isVersion, passSockets, takePassedSockets } from './passed-sockets.ts'

const ours = { LISTEN_PID: String(process.pid), LISTEN_FDS: '2', LISTEN_FDNAMES: 'studio:site' }

test('sockets are told apart by their names', () => {
  expect(takePassedSockets({ ...ours })).toEqual({ studio: 3, site: 4 })
  expect(takePassedSockets({ ...ours, LISTEN_FDS: '1', LISTEN_FDNAMES: 'site' })).toEqual({ site: 3 })
})

test('those of another process, and none, are left alone', () => {
  expect(takePassedSockets({ ...ours, LISTEN_PID: '1' })).toEqual({})
  expect(takePassedSockets({})).toEqual({})
})

test('children don’t hear of them', () => {
  const variables = { ...ours, PORT: '3000' }
  takePassedSockets(variables)
  expect(variables).toEqual({ PORT: '3000' })
})

test('a socket without a name of ours is refused, with what to write', () => {
  expect(() => takePassedSockets({ ...ours, LISTEN_FDNAMES: 'site:website.socket' })).toThrow(
    'A socket named "website.socket" was passed: say FileDescriptorName=site or FileDescriptorName=studio',
  )
})

test('a process of ours says in a variable which sockets its child has, and the child forgets it', () => {
  const { variables, descriptors } = passSockets({ site: 9, studio: 7 }, 4)
  expect(descriptors).toEqual([9, 7])
  const given = { ...variables, PORT: '3000' }
  expect(takePassedSockets(given)).toEqual({ site: 4, studio: 5 })
  expect(given).toEqual({ PORT: '3000' })
  expect(takePassedSockets(passSockets({ site: 9 }, 3).variables)).toEqual({ site: 3 })
  expect(isVersion(variables)).toBe(true)
  expect(hasPassedSockets({ LISTEN_PID: '1' })).toBe(false)
})
