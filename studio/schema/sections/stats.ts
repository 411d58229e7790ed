import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  icon: BarChartIcon,
  description: 'Your figures, big and in a row.',
  fields: [documents('claims', 'Figures', 'claim', 'The two to four figures to show.')],
})
