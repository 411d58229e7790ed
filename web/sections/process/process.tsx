import { FoldedBand } from '../../components/text/fold.tsx'
import { ofItems } from '../../components/text/of-items.ts'
import { editable } from '../../preview/marks.ts'
import type { ProcessFragment } from './query.ts'

export function Process({ section }: { section: ProcessFragment }) {
  return (
    <FoldedBand name="process" {...section} mark={editable(section, 'heading')}>
      <ol className={`steps numbered ${ofItems(section.steps.length)}`}>
        {section.steps.map(({ _key, title, text }) => (
          <li key={_key} data-item="">
            <h3>{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </FoldedBand>
  )
}
