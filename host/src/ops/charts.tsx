import { keepPreviousData, useQuery } from '@brightyard/runtime'
import { Box, EmptyState, ErrorState, Section, SkeletonLines, Stack } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { useState } from 'react'
import { chartsQuery } from './ops.queries.ts'
import { ReleaseChart } from './release-chart.tsx'

const spans = [
  { value: '6', label: '6 hours' },
  { value: '24', label: '24 hours' },
  { value: '168', label: '7 days' },
]

/** How each release that visitors had did. */
export function Charts() {
  const [hours, setHours] = useState(24)
  const charts = useQuery({ ...chartsQuery(hours), placeholderData: keepPreviousData })
  return (
    <Section title="How the releases do" intro="As visitors' browsers tell, without personal data.">
      <Stack gap="5">
        <Box maxW="16rem">
          <Field label="Of the last">
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
          <EmptyState title="Nothing was told yet">
            Figures come as soon as visitors open pages.
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
