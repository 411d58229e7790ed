import { Stack } from '@sanity/ui'
import { useSchema } from 'sanity'
import { LastBackup } from '../backups/backup-notice.tsx'
import { useBackups } from '../backups/use-backups.ts'
import { CannotRead, Screen, Waiting } from '../screens/screen.tsx'
import { useLiveQuery } from '../screens/use-live-query.ts'
import type { FindWebsite } from '../website/address.ts'
import { useWholeStatus } from '../website/asking/use-whole-status.ts'
import { useWebsite } from '../website/use-website.ts'
import { homeQuestion } from './home-question.ts'
import { JobTiles } from './job-tiles.tsx'
import { NeedsYou } from './needs-you.tsx'
import { OpeningStatus } from './opening-status.tsx'
import { PagesToMend } from './pages-to-mend.tsx'
import { PublishedLately } from './published-lately.tsx'

type HomeProps = { findWebsite: FindWebsite; keepsBackups: boolean }

/** The first screen: pages that can't be updated, the jobs, what else needs the owner, and what was published last. */
export function Home({ findWebsite, keepsBackups }: HomeProps) {
  const schema = useSchema()
  const { answered, hasFailed } = useLiveQuery(homeQuestion(schema))
  const backups = useBackups(keepsBackups)
  const answer = answered?.answer
  const website = useWholeStatus(useWebsite(findWebsite), answer)
  return (
    <Screen title="What’s the job today?">
      {answer && hasFailed && <CannotRead />}
      <PagesToMend problems={website.problems} />
      <JobTiles />
      {!answer && <Waiting hasFailed={hasFailed} />}
      {answer && (
        <Stack gap={[4, 5]}>
          <OpeningStatus hours={answer.hours} />
          <NeedsYou answer={answer} backups={backups} website={website} />
          <PublishedLately documents={answer.published} />
          <LastBackup words={backups} />
        </Stack>
      )}
    </Screen>
  )
}
