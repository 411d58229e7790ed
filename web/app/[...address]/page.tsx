import { elsewhere } from '../elsewhere.ts'

type Route = { params: Promise<{ address: string[] }> }

/** Every address that no other route has. */
export default async function Elsewhere({ params }: Route) {
  return elsewhere(`/${(await params).address.join('/')}`)
}
