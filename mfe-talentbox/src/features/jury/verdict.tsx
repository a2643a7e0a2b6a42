import {
  getJuryDesk,
  getTalentCampaign,
  listCampaignEntries,
  previewVerdict,
  publishVerdict,
} from '@brightyard/contract/calls'
import type { JuryDesk, VerdictPreview } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  formatNumber,
  Link,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Link as StyledLink, Notice, Section, Stack, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { StackedTable, type Column } from '@brightyard/ui/table'
import { useState } from 'react'
import { verdictQuery } from './jury.queries.ts'
import { Loaded } from './loaded.tsx'

/** The verdict as it would be now, and the curtain call. */
export function Verdict({ desk, userId }: { desk: JuryDesk; userId: number }) {
  const { slug, criteria } = desk.campaign
  const [tieBreaker, setTieBreaker] = useState('')
  const preview = useQuery(verdictQuery(userId, slug, tieBreaker))
  return (
    <Section title="The verdict" headingSize="md">
      <Box maxW="24rem" mb="5">
        <Field
          label="Equal scores"
          help="They share a place and the next is left out, or a criterion decides."
        >
          <Select
            value={tieBreaker}
            onChange={({ target }) => setTieBreaker(target.value)}
            placeholder="Share the place"
            options={criteria.map(({ key, label }) => ({ value: key, label: `${label} decides` }))}
          />
        </Field>
      </Box>
      <Loaded query={preview} what="the verdict">
        {(verdict) => <Result verdict={verdict} slug={slug} tieBreaker={tieBreaker} />}
      </Loaded>
    </Section>
  )
}

type Row = VerdictPreview['entries'][number]
const columns: [Column<Row>, ...Column<Row>[]] = [
  {
    name: 'Entry',
    breakWords: true,
    cell: ({ entry_id, title, age_group }) => (
      <>
        <StyledLink asChild>
          <Link to={talentboxPaths.entry.to({ id: entry_id })}>{title}</Link>
        </StyledLink>
        <Text fontSize="sm" color="fg.muted">
          {age_group}
        </Text>
      </>
    ),
  },
  { name: 'Place', numeric: true, cell: ({ place, rank }) => place ?? `None, ranked ${rank}` },
  { name: 'Prize', cell: ({ prize }) => prize ?? '' },
  { name: 'Fair score', numeric: true, cell: ({ score }) => formatNumber(score) },
  { name: 'As given', numeric: true, cell: ({ mean }) => formatNumber(mean) },
  { name: 'Jurors', numeric: true, cell: ({ scores }) => scores },
]

const Ranking = ({ verdict }: { verdict: VerdictPreview }) => (
  <>
    {verdict.entries.length > 0 ? (
      <Box bg="bg.panel" borderRadius="lg" boxShadow="sm" py="2">
        <StackedTable
          caption="The verdict"
          rows={verdict.entries}
          keyOf={({ entry_id }) => entry_id}
          columns={columns}
          from="md"
        />
      </Box>
    ) : null}
    {verdict.jurors.length > 0 ? (
      <Text>
        {verdict.jurors.map(({ name, leniency }) => leniencyWords(name, leniency)).join(' ')} The
        fair score has this taken out.
      </Text>
    ) : null}
  </>
)

/** The ranking of a published verdict: a parent may ask why, long after. */
export function PublishedVerdict({ desk, userId }: { desk: JuryDesk; userId: number }) {
  const verdict = useQuery(verdictQuery(userId, desk.campaign.slug, ''))
  return (
    <Section title="The verdict" headingSize="md">
      <Loaded query={verdict} what="the verdict">
        {(found) =>
          found.entries.length > 0 ? (
            <Stack gap="5">
              <Ranking verdict={found} />
            </Stack>
          ) : (
            <Text>No entry was ranked.</Text>
          )
        }
      </Loaded>
    </Section>
  )
}

interface ResultProps {
  verdict: VerdictPreview
  slug: string
  tieBreaker: string
}

function Result({ verdict, slug, tieBreaker }: ResultProps) {
  const client = useQueryClient()
  const [isAsked, ask] = useState(false)
  const publishing = useMutation({
    ...mutationOf(publishVerdict),
    onSuccess({ message }) {
      ask(false)
      showToast({ kind: 'success', title: message })
      for (const call of [getJuryDesk, getTalentCampaign, listCampaignEntries])
        void client.invalidateQueries(queriesOf(call))
    },
    onError(error) {
      ask(false)
      if (error instanceof ApiError && error.code === 'changed')
        void client.invalidateQueries(queriesOf(previewVerdict))
    },
  })
  return (
    <Stack gap="5">
      <Ranking verdict={verdict} />
      {verdict.problem ? <Notice>{verdict.problem}</Notice> : null}
      {publishing.isError ? (
        <Notice tone="danger">{failureSentence(publishing.error)}</Notice>
      ) : null}
      {verdict.may_publish ? (
        <Button size="lg" alignSelf="flex-start" onClick={() => ask(true)}>
          Publish the verdict
        </Button>
      ) : null}
      <Dialog
        open={isAsked}
        alert
        title="Publish the verdict?"
        description={`All families are told at once, and certificates are ready. It cannot be taken back.${
          verdict.missing > 0 ? ` ${verdict.missing} scores are missing and do not count.` : ''
        }`}
        onClose={() => ask(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => ask(false)}>
              Not yet
            </Button>
            <Button
              busy={publishing.isPending}
              onClick={() =>
                publishing.mutate({
                  slug,
                  digest: verdict.digest,
                  ...(tieBreaker ? { tie_breaker: tieBreaker } : {}),
                })
              }
            >
              Publish it
            </Button>
          </>
        }
      />
    </Stack>
  )
}

function leniencyWords(name: string, leniency: number) {
  if (Math.abs(leniency) < 0.05) return `${name} gives points like the others.`
  const points = formatNumber(Math.abs(leniency))
  return `${name} gives ${points} points ${leniency > 0 ? 'more' : 'less'} than the others.`
}
