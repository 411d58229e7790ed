import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts, requireFreePort } from './ports.ts'

test('names the taken port and the variable that changes it', async () => {
  const [port = 0] = await freePorts(1)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(requireFreePort(port, 'STUDIO_PORT')).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or set STUDIO_PORT to another port in .env.`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(requireFreePort(port, 'STUDIO_PORT')).resolves.toBeUndefined()
})
