import { ImagesIcon } from '@sanity/icons/Images'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const projects = defineSection({
  name: 'projects',
  title: 'Projects',
  icon: ImagesIcon,
  description: 'Finished work, with the details.',
  fields: [documents('projects', 'Projects', 'project', 'The projects to show, best first.')],
})
