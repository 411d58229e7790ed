import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const areas = defineSection({
  name: 'areas',
  title: 'Towns',
  description: 'Links to the towns where this service is offered.',
  fields: [documents('cities', 'Towns', 'city', 'The towns to show.')],
})
