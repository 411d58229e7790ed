import { TiersIcon } from '@sanity/icons/Tiers'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const plans = defineSection({
  name: 'plans',
  title: 'Plans',
  icon: TiersIcon,
  description:
    'Your maintenance plans side by side, with their prices. Visitors choose one in the form at the end of the page.',
  fields: [documents('plans', 'Plans', 'plan', 'The plans to show, smallest first.')],
})
