import { keepPreviousData, useQuery } from '@brightyard/runtime'
import { Box, EmptyState, ErrorState, Section, SkeletonLines, Stack } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { useState } from 'react'
import { chartsQuery } from './ops.queries.ts'
import { ReleaseChart } from './release-chart.tsx'

const spans = [
  { value: '6', label: 'Last 6 hours' },
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
]

/** Load times and errors of each release. */
export function Charts() {
  const [hours, setHours] = useState(24)
  const charts = useQuery({ ...chartsQuery(hours), placeholderData: keepPreviousData })
  return (
    <Section title="Release health" intro="Reported by visitors' browsers, without personal data.">
      <Stack gap="5">
        <Box maxW="16rem">
          <Field label="Period">
            <Select
              options={spans}
              value={String(hours)}
              onChange={({ target }) => setHours(Number(target.value))}
            />
          </Field>
        </Box>
        {charts.isPending && <SkeletonLines label="Loading the charts" />}
        {charts.isError && !charts.data && (
          <ErrorState title="The charts could not be loaded" onRetry={() => void charts.refetch()}>
            {charts.error.message}
          </ErrorState>
        )}
        {charts.data?.releases.length === 0 && (
          <EmptyState title="No data yet">
            Figures appear as soon as visitors open pages.
          </EmptyState>
        )}
        {charts.data?.releases.map((release) => (
          <ReleaseChart
            key={`${release.remote} ${release.version}`}
            release={release}
            from={charts.data.from}
            to={charts.data.to}
          />
        ))}
      </Stack>
    </Section>
  )
}
