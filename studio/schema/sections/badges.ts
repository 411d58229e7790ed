import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const badges = defineSection({
  name: 'badges',
  title: 'Trust badges',
  icon: BookmarkIcon,
  description: 'Short reasons to trust you, in a row, such as your license and your rating.',
  fields: [documents('claims', 'Figures', 'claim', 'The three to five figures to show.')],
})
