import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { Product } from '../../product/product.ts'
import { authorityIn, startCaddy } from '../../testing/proxy/caddy.ts'

const run = promisify(execFile)
const scanOne = path.join(import.meta.dirname, 'scan-one.ts')

/** The redirect is that to the address without a slash. */
const answers = [
  { name: 'a page', path: '/' },
  { name: 'an error', path: '/no-such-page' },
  { name: 'a redirect', path: '/services/painting/' },
  { name: 'a file', path: '/robots.txt' },
]

/** Run in a network of its own, with the variables of a site under https://localhost and a folder for Caddy: prints grades as JSON. */
await runMain(async () => {
  const [directory = ''] = process.argv.slice(2)
  const { delivery } = new Product(process.env)
  await delivery.start()
  const sites = `localhost {
	reverse_proxy 127.0.0.1:${process.env.PORT} {
		@missing status 404
		replace_status @missing 403
	}
}
`
  await startCaddy(sites, directory, { name: 'localhost', port: 443 })
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authorityIn(directory, 'root') }
  const grades = []
  for (const answer of answers) {
    const { stdout } = await run(process.execPath, [scanOne, `localhost${answer.path}`], { env })
    grades.push({ name: answer.name, ...JSON.parse(stdout) })
  }
  console.log(JSON.stringify(grades))
  killAll()
  process.exit(0)
})
