import { expect, test } from '../fixtures/test.ts'

const PATHS = ['/examples', '/examples/Button/light']

test('what is for developers alone is no part of what is built: neither visitors nor the renderer find it', async ({
  product,
}) => {
  const { localSiteUrl, rendererUrl } = product.environment
  for (const url of [localSiteUrl, rendererUrl])
    for (const path of PATHS) expect((await fetch(`${url}${path}`)).status, `${url}${path}`).toBe(404)
})
