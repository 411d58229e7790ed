import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  description: 'Claims with their figures.',
  fields: [documents('claims', 'Claims', 'claim', 'The claims to show, two to four.')],
})
