import type { OwnEntry, SessionUser, TalentCampaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useQueryClient } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  Notice,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { ViewerTime } from '../../stage/deadline.tsx'
import { EntryFiles } from '../../stage/entry-files.tsx'
import { campaignQuery, ownEntriesQuery, ownEntryQuery } from '../../stage/talent.queries.ts'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { EntryFilesField } from './files/entry-files-field.tsx'
import { useEntryFiles } from './files/use-entry-files.ts'
import { OpeningEntry } from './opening-entry.tsx'

/** The files of one entry alone: for the phone on which the pictures are. Without an entry, which one it is. */
export const UploadDocuments = ({ user, id }: { user: SessionUser; id: number | null }) =>
  id === null ? <WhichEntry user={user} /> : <Files user={user} id={id} />

function WhichEntry({ user }: { user: SessionUser }) {
  const entries = useInfiniteQuery(ownEntriesQuery(user.id))
  const own = entries.data?.pages.flatMap(({ data }) => data).filter(({ may_change }) => may_change)
  return (
    <>
      <BackstageBand title="Files of an entry" />
      <Container size="reading" py={{ base: '8', md: '12' }}>
        {own && own.length > 0 ? (
          <Stack as="ul" listStyleType="none" gap="3">
            {own.map(({ id, title, kid, campaign }) => (
              <Flex
                as="li"
                key={id}
                gap="3"
                wrap="wrap"
                align="center"
                justify="space-between"
                px="5"
                py="4"
                bg="bg.panel"
                borderRadius="lg"
                boxShadow="sm"
              >
                <Text>
                  <b>{title || 'Without a title'}</b>
                  <br />
                  {kid} in {campaign.title}
                </Text>
                <LinkButton asChild size="sm" variant="soft">
                  <Link to={talentboxPaths.documents.to({}, { entry: id })}>
                    {`Files of ${title || `${kid}’s draft`}`}
                  </Link>
                </LinkButton>
              </Flex>
            ))}
          </Stack>
        ) : own ? (
          <EmptyState
            title="No entry takes files now"
            action={
              <LinkButton asChild>
                <Link to={talentboxPaths.submission.to()}>Begin an entry</Link>
              </LinkButton>
            }
          >
            Begin an entry first. Then its pictures, films and recordings come here.
          </EmptyState>
        ) : entries.isError ? (
          <ErrorState
            title="We could not load your entries"
            onRetry={() => void entries.refetch()}
            retrying={entries.isFetching}
          />
        ) : (
          <SkeletonLines label="Loading your entries" lines={6} />
        )}
      </Container>
    </>
  )
}

function Files({ user, id }: { user: SessionUser; id: number }) {
  const entry = useQuery(ownEntryQuery(user.id, id))
  const slug = entry.data?.campaign.slug
  const campaign = useQuery({ ...campaignQuery(slug ?? ''), enabled: slug !== undefined })
  if (entry.error instanceof Response) throw entry.error
  if (entry.data && campaign.data)
    return <Drop user={user} entry={entry.data} campaign={campaign.data} />
  return <OpeningEntry query={entry.isError ? entry : campaign} />
}

interface DropProps {
  user: SessionUser
  entry: OwnEntry
  campaign: TalentCampaign
}

function Drop({ user, entry, campaign }: DropProps) {
  const client = useQueryClient()
  const files = useEntryFiles(entry, campaign, (next) =>
    client.setQueryData(ownEntryQuery(user.id, entry.id).queryKey, next),
  )
  const takesFiles = campaign.file_kinds.length > 0 && campaign.max_files > 0
  return (
    <>
      <BackstageBand title={`Files of ${entry.title || `${entry.kid}’s draft`}`}>
        <Text mt="2" fontSize="lg">
          {entry.kid} in {campaign.title}. Entries close <ViewerTime iso={entry.campaign.ends_at} />
          .
        </Text>
      </BackstageBand>
      <Container size="reading" py={{ base: '6', md: '10' }}>
        <Card px={{ base: '5', md: '8' }} py="6">
          {!takesFiles ? (
            <Notice title="This campaign takes words alone">
              Write the entry on its own page; there is nothing to send here.
            </Notice>
          ) : entry.may_change ? (
            <EntryFilesField
              id="entry-files"
              entry={entry}
              campaign={campaign}
              files={files}
              error={undefined}
            />
          ) : (
            <>
              <Notice title="Files can no longer be changed">
                The campaign has closed, or the entry was withdrawn.
              </Notice>
              <EntryFiles files={entry.files} title={entry.title} />
            </>
          )}
          {entry.status === 'shown' && entry.may_change ? (
            <Text mt="4">
              With the first change others no longer see it, until we have looked at it again.
            </Text>
          ) : null}
          <LinkButton asChild mt="6" alignSelf="flex-start">
            <Link to={talentboxPaths.submission.to({}, { entry: entry.id })}>
              {entry.status === 'draft' ? 'Go on to send the entry' : 'Back to the entry'}
            </Link>
          </LinkButton>
        </Card>
      </Container>
    </>
  )
}
