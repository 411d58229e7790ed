import { type DocumentDefinition, getPublishedId, type PreviewConfig } from 'sanity'
import { isRoutableType } from '#content/addresses/routes.ts'
import { ShownField, ShownInput } from '../website/shown-field.tsx'
import { yesOrNo } from './fields.ts'
import { anyPage } from './list-fields.ts'

/** Content that was made before there was the switch is shown. */
const shown = yesOrNo('shown', 'Show on the website', {
  description: 'Off takes it out of every page, list, and menu. On brings all of it back.',
  components: { field: ShownField, input: ShownInput },
})

/** Set while it is hidden with all that was made up, which "Undo" brings back together. */
const removed = yesOrNo('removed', 'Removed with what we made up', {
  description: 'Whether it’s hidden because you removed what we made up.',
  hidden: true,
})

const instead = anyPage('instead', 'Where its visitors go', {
  weak: true,
  options: {
    filter: ({ document }) => ({ filter: '_id != $id', params: { id: getPublishedId(document._id) } }),
  },
  description:
    'Optional. The page people get at this one’s address while it’s hidden. Without it, they see your “Page not found” page.',
  hidden: ({ document }) => document?.shown !== false,
})

/** A type whose documents the owner can hide: the switch comes first in the form, and lists say what is hidden. */
export function withSwitch(type: DocumentDefinition): DocumentDefinition {
  const group = type.groups?.find((one) => one.default)?.name
  const isSample = type.fields.some(({ name }) => name === 'sample')
  const added = [shown, ...(isRoutableType(type.name) ? [instead] : []), ...(isSample ? [removed] : [])]
  return {
    ...type,
    fields: [...added.map((field) => ({ ...field, ...(group && { group }) })), ...type.fields],
    ...(type.preview && { preview: withNote(type.preview) }),
  }
}

function withNote({ select, prepare }: PreviewConfig): PreviewConfig {
  return {
    select: { ...select, shown: 'shown' },
    prepare: (selected, options) => {
      const { subtitle, ...preview } = { ...selected, ...prepare?.(selected, options) }
      if (selected.shown !== false) return { ...preview, subtitle }
      return { ...preview, subtitle: ['Hidden', subtitle].filter(Boolean).join(' · ') }
    },
  }
}
