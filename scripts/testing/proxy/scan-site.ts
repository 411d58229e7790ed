import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { z } from 'zod'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { Product } from '../../product/product.ts'
import { authorityIn, startCaddy } from './caddy.ts'

/** The redirect is that to the address without a slash. */
const answers = {
  'a page': '/',
  'an error': '/no-such-page',
  'a redirect': '/services/painting/',
  'a file': '/robots.txt',
}
const scanned = z.object({
  scan: z.object({ grade: z.string() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
})

/** Run in a network of its own, with the variables of a site under https://localhost, a folder for Caddy and that of Observatory: prints grades. */
await runMain(async () => {
  const [directory = '', installed = ''] = process.argv.slice(2)
  await new Product(process.env).delivery.start()
  // The rules take no 404.
  const sites = `localhost {
	reverse_proxy 127.0.0.1:${process.env.PORT} {
		@missing status 404
		replace_status @missing 403
	}
}
`
  await startCaddy(sites, directory, { name: 'localhost', port: 443 })
  setDefaultCACertificates([...getCACertificates(), readFileSync(authorityIn(directory, 'root'), 'utf8')])
  const { scan } = await import(path.join(installed, 'src/index.js'))
  const grades = []
  for (const [name, address] of Object.entries(answers)) {
    const { scan: given, tests } = scanned.parse(await scan(`localhost${address}`))
    const failed = Object.values(tests).flatMap(({ pass, result }) => (pass ? [] : [result]))
    grades.push({ name, grade: given.grade, failed })
  }
  console.log(JSON.stringify(grades))
  killAll()
  process.exit(0)
})
