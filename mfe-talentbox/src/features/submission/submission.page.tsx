import type { SessionUser } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { PageHead, useLocation, useSearchParams, useUser } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { BeginEntry } from './begin-entry.tsx'
import { CampaignOfId } from './campaign-of-id.tsx'
import { EntryDesk } from './entry-desk.tsx'
import { openingRoom } from './opening-entry.tsx'
import { OwnEntries } from './own-entries.tsx'
import { UploadDocuments } from './upload-documents.tsx'

const idIn = (value: string | null) => (/^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : null)

const isDocuments = (pathname: string) =>
  pathname.replace(/\/+$/, '').toLowerCase() === talentboxPaths.documents.pattern.toLowerCase()

/** Where a family enters a campaign: one entry, its files alone, the beginning of one, or all that there are. */
export function Component() {
  const user = useUser()
  return (
    <Box colorPalette="talent" bg="sun.subtle" minH="85vh">
      <PageHead title="Your entry" description="Enter a campaign of the TalentBox." hidden />
      {user ? <Backstage user={user} /> : <Box minH={openingRoom} />}
    </Box>
  )
}

function Backstage({ user }: { user: SessionUser }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const entry = idIn(search.get('entry'))
  const campaign = idIn(search.get('id'))
  const slug = search.get('slug')
  if (isDocuments(pathname)) return <UploadDocuments key={entry} user={user} id={entry} />
  if (entry !== null) return <EntryDesk key={entry} user={user} id={entry} />
  if (slug) return <BeginEntry key={slug} user={user} slug={slug} />
  if (campaign !== null) return <CampaignOfId id={campaign} user={user} />
  return <OwnEntries user={user} />
}
