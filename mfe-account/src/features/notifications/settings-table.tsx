import {
  type NotificationChannel,
  notificationChannels,
  type TopicSettings,
} from '@brightyard/contract/entities'
import { Box, chakra, Span, Text, VisuallyHidden } from '@brightyard/ui'
import { Switch } from '@brightyard/ui/form'
import { channelLabels, topicLabels } from './settings.queries.ts'

interface Props {
  topics: readonly TopicSettings[]
  onTurn: (topic: TopicSettings['topic'], channel: NotificationChannel, isOn: boolean) => void
}

/** Rows are topics, columns the ways; on a phone each topic is a group with its ways in one line. */
const tableStyle = {
  borderCollapse: 'collapse',
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  '@media (max-width: 639px)': {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', py: '3' },
    '& tbody th': { gridColumn: '1 / -1', py: '0' },
    '& td': { display: 'block', width: 'auto', px: '0', pb: '1' },
  },
} as const

export const SettingsTable = ({ topics, onTurn }: Props) => (
  <chakra.table width="full" css={tableStyle}>
    <caption>
      <VisuallyHidden>What you hear about, and how</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <chakra.th scope="col" textAlign="start" pb="2" fontSize="sm" color="fg.muted">
          Topic
        </chakra.th>
        {notificationChannels.map((channel) => (
          <chakra.th key={channel} scope="col" pb="2" px="2" fontSize="sm" color="fg.muted">
            {channelLabels[channel]}
          </chakra.th>
        ))}
      </tr>
    </thead>
    <tbody>
      {topics.map((one) => (
        <tr key={one.topic}>
          <chakra.th scope="row" textAlign="start" fontWeight="normal" py="3.5" pe="3">
            <Text fontWeight="semibold">{topicLabels[one.topic].name}</Text>
            <Text color="fg.muted" fontSize="sm">
              {topicLabels[one.topic].about}
            </Text>
          </chakra.th>
          {notificationChannels.map((channel) => (
            <chakra.td key={channel} width="5rem" px="2" verticalAlign="middle">
              <WayName>{channelLabels[channel]}</WayName>
              <Box
                as="span"
                display="flex"
                py="2.5"
                justifyContent={{ base: 'flex-start', sm: 'center' }}
                css={{ '& label': { gap: '0' } }}
              >
                <Switch
                  checked={one[channel]}
                  disabled={one.locked}
                  onChange={({ currentTarget }) =>
                    onTurn(one.topic, channel, currentTarget.checked)
                  }
                >
                  <Span
                    srOnly
                  >{`${channelLabels[channel]} for ${topicLabels[one.topic].name}`}</Span>
                </Switch>
              </Box>
            </chakra.td>
          ))}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

/** Where the columns have no heads in sight; assistive technology has the switch's own name. */
const WayName = ({ children }: { children: string }) => (
  <Span
    aria-hidden
    display="none"
    fontSize="sm"
    color="fg.muted"
    css={{ '@media (max-width: 639px)': { display: 'block', mt: '2' } }}
  >
    {children}
  </Span>
)
