import type { SanityClient } from '@sanity/client'

type Kept = { _id: string; areaSaturday: string }

/**
 * Moves what an older version kept elsewhere. What the pages of towns said of Saturday was a field of its own, and contradicted the
 * week; a day that is open by appointment now says so itself.
 */
export async function moveFields(client: SanityClient, log: (line: string) => void): Promise<void> {
  const query = '*[_type == "openingHours" && defined(areaSaturday)]{_id, areaSaturday}'
  const found = await client.fetch<Kept[]>(query, {}, { perspective: 'raw' })
  if (found.length === 0) return
  const transaction = client.transaction()
  for (const { _id, areaSaturday } of found)
    transaction.patch(_id, (patch) =>
      (/appointment/i.test(areaSaturday)
        ? patch.setIfMissing({ 'days[day=="Saturday"].state': 'appointment' })
        : patch
      ).unset(['areaSaturday']),
    )
  await transaction.commit()
  log('Opening hours: what town pages said of Saturday is part of the week now.')
}
