import type { OwnEntry } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Link as StyledLink, LinkButton, Notice } from '@brightyard/ui'
import { ownEntriesQuery } from '../../stage/talent.queries.ts'

/** What was begun before. */
export function Drafts({ userId, slug }: { userId: number; slug: string }) {
  const entries = useInfiniteQuery(ownEntriesQuery(userId, slug))
  const drafts = entries.data?.pages
    .flatMap(({ data }) => data)
    .filter(({ status }) => status === 'draft')
  return drafts?.map(({ id, kid, title }) => (
    <Notice
      key={id}
      title={`${kid} has a draft`}
      action={
        <LinkButton asChild>
          <Link to={talentboxPaths.submission.to({}, { entry: id })}>Go on with it</Link>
        </LinkButton>
      }
    >
      {title || 'It has no title yet.'}
    </Notice>
  ))
}

/** The entry that keeps a kid from another one. */
export const EntryOf = ({ entry }: { entry: OwnEntry | undefined }) =>
  entry ? (
    <StyledLink asChild display="inline-block" py="2.5" ps="9">
      <Link to={talentboxPaths.submission.to({}, { entry: entry.id })}>
        See {entry.first_name}’s entry: {entry.title || 'without a title'}
      </Link>
    </StyledLink>
  ) : null
