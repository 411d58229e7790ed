import { defineField, defineType } from 'sanity'
import { ListInput } from '../../inputs/list-input.tsx'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  description: 'What people see of this page on Google, or when someone shares it.',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description:
        'Service and town first, such as "House Painting in Charlotte, NC". At most 60 characters. Your business name comes after it if there’s room.',
      validation: (rule) => [
        rule.required().error('Give the page a title: it’s the blue line in search results.'),
        rule.max(60).error('Make it shorter: search engines cut titles off after about 60 characters.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'Two sentences that make someone with this problem want to click. At most 160 characters.',
      validation: (rule) => [
        rule.required().error('Write one or two sentences: they’re below the title in search results.'),
        rule
          .max(160)
          .error('Make it shorter: search engines cut descriptions off after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'keywords',
      title: 'Keywords',
      type: 'array',
      of: [{ type: 'string' }],
      description:
        'Optional. Words people search for, with commas between them. Search engines hardly use them anymore.',
      components: { input: ListInput },
    }),
  ],
})
