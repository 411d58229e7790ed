import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import type { PortableTextPluginsProps } from 'sanity'
import { LettersHeld } from './letters-held.tsx'
import { pastedText } from './pasted-text.ts'

/** In the editor of long texts, what was copied elsewhere becomes what the website can show. */
export function PastedFromElsewhere(props: PortableTextPluginsProps) {
  return (
    <>
      {props.renderDefault(props)}
      <BehaviorPlugin behaviors={behaviors} />
      <LettersHeld />
    </>
  )
}

/**
 * The editor takes out what is selected and then asks what the clipboard says. An input's `onPaste` answers before that, and its blocks
 * are inserted beside what is selected. Sanity reads HTML at the next event, `deserialize.data`, where the first behavior wins: its own.
 */
const behaviors = [
  defineBehavior({
    on: 'deserialize',
    guard: ({ event }) => {
      const { dataTransfer } = event.originEvent.originEvent
      // The editor copies more than HTML can say.
      if (dataTransfer.types.includes('application/x-portable-text')) return false
      const data = pastedText(dataTransfer.getData('text/html'))
      return data.length > 0 && { data }
    },
    actions: [
      ({ event: { originEvent } }, { data }) => [
        raise({ type: 'deserialization.success', mimeType: 'text/html', data, originEvent }),
      ],
    ],
  }),
]
