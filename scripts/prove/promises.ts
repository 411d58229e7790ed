/** What the product promises, and the tests that try to break it. */
export type Promised = {
  /** The word by which the command chooses it. */
  name: string
  promise: string
  /** Files and folders of units (Vitest) and journeys (Playwright). */
  tests: readonly string[]
  /** What even a good result says nothing about. */
  cannotShow: string
  /** Tried a little, where there is no network. */
  isWithoutNetwork?: true
}

const CRASHES = 'e2e/robustness/crashes.spec.ts'

export const promises: readonly Promised[] = [
  {
    name: 'packages',
    promise: 'Every package that runs is listed with its version (CycloneDX)',
    tests: ['scripts/prove/packages.test.ts'],
    cannotShow: 'Whether a package has a weakness that is not known yet; "npm audit" lists the known ones.',
  },
  {
    name: 'network',
    promise: 'It starts, publishes and recovers on a machine without any network',
    tests: [CRASHES],
    cannotShow: 'The first installation, which gets packages from a registry.',
    isWithoutNetwork: true,
  },
  {
    name: 'disks',
    promise: 'A full or read-only disk loses nothing, and is said in words',
    tests: ['packages/lake/data/faults', 'packages/pages-as-files/publish/faults/full-disk.test.ts'],
    cannotShow: 'A disk that answers wrong bytes.',
  },
  {
    name: 'backups',
    promise:
      'A backup made under writes brings back every document, version, message and picture, byte by byte',
    tests: ['packages/lake/data/backups/restore.test.ts', 'packages/lake/data/tables'],
    cannotShow: 'A disk on which both the content and its backups are.',
  },
  {
    name: 'redirects',
    promise: 'Of redirects that are published together each leads where it was published to last',
    tests: ['packages/pages-as-files/publish/redirects.test.ts'],
    cannotShow: 'A lake that answers with what was true before.',
  },
  {
    name: 'roles',
    promise: 'Nobody changes what their role does not let them change',
    tests: ['packages/lake/auth/people/role-property.test.ts'],
    cannotShow: 'Writes of a kind that the generator does not know.',
  },
  {
    name: 'updates',
    promise:
      'Another version takes over and gives back while nobody waits in vain, and a bad one changes nothing',
    tests: ['scripts/prove/updates.test.ts'],
    cannotShow:
      'A proxy in front, and a version whose code differs: the same build runs in several folders, and makes all pages anew.',
  },
  {
    name: 'crashes',
    promise: 'Killed at any moment, nothing that was acknowledged is lost, and pages are right afterwards',
    tests: [CRASHES],
    cannotShow: 'A power cut, after which a disk may lack what it had confirmed.',
  },
  {
    name: 'malformed',
    promise: 'Malformed requests end nothing, fill no memory, and keep nobody waiting',
    tests: ['packages/lake/malformed-requests.test.ts', 'e2e/robustness/broken-requests.spec.ts'],
    cannotShow: 'A flood that fills the network itself, and requests that nobody has thought of.',
  },
  {
    name: 'unknown',
    promise: 'Addresses that nobody has made leave no file and no memory behind',
    tests: ['e2e/serving/made-up-towns.spec.ts'],
    cannotShow: 'What a proxy in front keeps of them.',
  },
  {
    name: 'rendering',
    promise: 'Every page that visitors get is equal to one that is rendered now',
    tests: ['e2e/serving/rendered-anew.spec.ts'],
    cannotShow:
      'That the renderer itself is right: content/seed/tests/specified.test.ts reads what it shows.',
  },
]
