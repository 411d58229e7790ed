/** Every command of package.json, and what it does. */
export const commands: Readonly<Record<string, string>> = {
  help: 'prints this',
  start: 'runs everything; builds only what changed',
  dev: 'runs everything with hot reload; Next serves the site, and nothing is published',
  build: 'builds without starting; lists packages and the SHA-256 of each file in .data/release',
  export: 'writes the whole site into FOLDER, for a static host, and ends',
  lake: 'runs the lake and the Studio alone',
  test: 'runs all checks and tests but those of the next lines; BROWSER_PATH names another Chromium',
  'test:studio': "the owner's journeys in the Studio, which take longer than all others together",
  'test:all':
    'npm test and all that it leaves out: generated types, trials, an update, test:studio, test:engines',
  'test:engines': 'journeys in Firefox and WebKit (Debian: firefox-esr, webkit2gtk-driver, xvfb)',
  'test:lake': 'the lake with Studios, sites and programs as others have them, which npm installs',
  'test:hosted': "the product beside a lake that stands in for Sanity's hosted one; needs openssl",
  'test:proxy': "the owner's day over https and two host names; needs caddy",
  check: 'checks generated types, format, types and unused code',
  types: "generates the content's types from schema and queries",
  seed: 'adds sample content that the lake never had; --replace restores it over edits',
  backup: 'backs up database and pictures, while everything runs',
  restore: 'lists the backups; FILE goes back to one; --yes does not ask, --changed takes a changed one',
  'content:export':
    'writes all documents and pictures to one .tar.gz, as "sanity dataset export" does; FILE names it',
  'content:import': 'reads such a file back',
  'launch-check': 'lists what must not go live, and fails while anything is left',
  people: 'lists who may log in to the Studio; "help" says how to add and remove somebody',
  update:
    "in another version's folder: it takes over, and visitors notice nothing; --back has the former one do so",
  prove: 'tries for ten minutes to break what this product promises; NAME --seed=7 repeats one trial',
  bench: 'measures everything, or one of: publishing, studio, scale, …; a wrong name lists them',
  conformance:
    "counts what the lake does of Sanity's protocol, into its README; fails when anything works no more",
  size: 'prints lines and files of each part, product and tests apart',
  pack: 'NAME packs a package of packages/ as npm would publish it',
  lock: 'completes package-lock.json for every system after dependencies change',
}
