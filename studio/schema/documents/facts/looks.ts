import { defineField } from 'sanity'
import { color } from '#content/documents/field-kinds.ts'
import { OWN, paletteChoices } from '#content/looks/palettes.ts'
import { ColorInput } from '../../../inputs/color-input.tsx'
import { PaletteInput } from '../../../inputs/palette-input.tsx'
import { isLogoLargeEnough, PHOTO_TYPES } from '../../../photos/photo-rules.ts'
import { choice, line, together, yesOrNo } from '../../fields.ts'
import { readAs } from '../../rules/read-as.ts'

/** One of the two colors of the owner's own. */
const ownColor = (name: string, title: string, description: string) =>
  line(name, title, {
    description,
    hidden: ({ parent }) => parent?.palette !== OWN,
    validation: (rule) => readAs(rule, color),
    components: { input: ColorInput },
  })

/** What the owner's truck looks like: the logo and the two colors. */
export const looks = [
  defineField({
    name: 'logo',
    title: 'Logo',
    type: 'image',
    description:
      'At the top and the bottom of every page, and on pictures of shared links. Without one, your initials stand there.',
    // A drawing becomes pixels before it is sent, as any picture does, so that no script of an SVG ever reaches a page.
    options: { accept: PHOTO_TYPES },
    validation: (rule) => rule.custom(isLogoLargeEnough).warning(),
    fields: [
      yesOrNo('isName', 'Your name is in the logo', {
        description: 'Switch it on, and the website doesn’t write your name beside it again.',
        hidden: ({ parent }) => !parent?.asset,
      }),
      yesOrNo('isLight', 'Your logo is white, or made for a dark truck', {
        description: 'Switch it on, and it stands on a dark ground, where people can see it.',
        hidden: ({ parent }) => !parent?.asset,
      }),
    ],
  }),
  together('colors', 'Colors', {
    description:
      'The colors of your truck and your shirts. Choose a pair, or pick your own two: the website makes them darker or lighter where words would be hard to read.',
    fields: [
      choice('palette', 'Palette', {
        description:
          'The first color is for links and headings, the second for the buttons that ask for a quote.',
        options: {
          list: paletteChoices.map(({ name, title }) => ({ value: name, title })),
        },
        components: { input: PaletteInput },
      }),
      ownColor('main', 'Main color', 'For links, headings, and the dark parts of the page.'),
      ownColor('accent', 'Button color', 'For the buttons that ask for a quote, so make it stand out.'),
    ],
  }),
]
