import { formatDate } from '#content/hours/business-clock.ts'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function StatementTemplate({ page, site }: AnswerOf['privacyPage' | 'accessibilityPage']) {
  const checked = page.checkedOn ? [{ name: 'Checked on', value: formatDate(page.checkedOn) }] : []
  return <SingleTemplate page={page} site={site} top={{ facts: checked }} />
}
