import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from './schema/index.ts'

export default defineConfig({
  name: 'default',
  title: 'Crown & Level',
  projectId: 'local',
  dataset: 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
