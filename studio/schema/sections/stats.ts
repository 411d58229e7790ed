import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  icon: BarChartIcon,
  description: 'Claims with their figures.',
  fields: [documents('claims', 'Claims', 'claim', 'The claims to show, two to four.')],
})
