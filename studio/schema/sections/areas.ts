import { PinIcon } from '@sanity/icons/Pin'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const areas = defineSection({
  name: 'areas',
  title: 'Towns',
  icon: PinIcon,
  description: 'Links to the towns where this service is offered.',
  fields: [documents('cities', 'Towns', 'city', 'The towns to show.')],
})
