import { PinIcon } from '@sanity/icons/Pin'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const areas = defineSection({
  name: 'areas',
  title: 'Towns',
  icon: PinIcon,
  description: 'Links to the towns where you offer this service.',
  fields: [documents('cities', 'Towns', 'city', 'The towns to show.')],
})
