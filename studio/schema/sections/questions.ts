import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const questions = defineSection({
  name: 'questions',
  title: 'Questions',
  icon: HelpCircleIcon,
  description: 'Questions and answers that open with a tap.',
  fields: [documents('questions', 'Questions', 'faq', 'The questions to show, most common first.')],
})
