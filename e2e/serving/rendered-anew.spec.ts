import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from 'pages-as-files/testing'
import { atOnce } from '../fixtures/at-once.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 8

test(
  'every page that visitors get is equal to one that is rendered now',
  { tag: '@all' },
  async ({ product }, info) => {
    const folder = await product.publishAnew()
    const pages = globSync('**/*.html', { cwd: folder }).filter((file) => file !== '404.html')
    const different = await atOnce(AT_ONCE, pages, async (file) => {
      const address = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
      const { status, text } = await ask(product.site, address)
      return status === 200 && text === readFileSync(path.join(folder, file), 'utf8')
        ? []
        : [`${address} (${status})`]
    })
    info.annotations.push({ type: 'tried', description: `${pages.length} pages rendered once more` })
    expect(different).toEqual([])
    expect(pages.length).toBeGreaterThan(100)
  },
)
