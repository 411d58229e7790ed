import { createClient } from '@sanity/client'
import { temporaryLake } from '../testing/temporary-lake.ts'
import { startTestLake } from '../testing/test-lake.ts'
import { describeContract } from './contract.ts'

describeContract('the embedded lake', temporaryLake)

describeContract('the embedded lake in memory', async () => {
  const { client, close } = await startTestLake()
  return { client, end: close }
})

const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_WRITE_TOKEN: token } = process.env

// The embedded lake's own project has no address at Sanity's.
if (projectId && projectId !== 'local' && dataset && token) {
  describeContract('the hosted service', async () => {
    const client = createClient({ projectId, dataset, token, apiVersion: '2025-02-19', useCdn: false })
    return { client, end: async () => undefined }
  })
}
