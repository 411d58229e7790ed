import { FoldedBand } from '../../components/text/fold.tsx'
import { Steps } from '../../components/text/steps.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ProcessFragment } from './query.ts'

export function Process({ section }: { section: ProcessFragment }) {
  const steps = section.steps.map(({ _key, title, text }) => ({
    key: _key,
    content: (
      <>
        <h3 className="mb-1.5 pt-1">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </>
    ),
    isCounted: true,
  }))
  return (
    <FoldedBand name="process" {...section} mark={editable(section, 'heading')}>
      <div className="max-md:py-4">
        <Steps steps={steps} />
      </div>
    </FoldedBand>
  )
}
