import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps, useQuery } from '@brightyard/runtime'
import { Box, Flex, LinkButton, Picture, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { entryQuery } from '../../entries/entry.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'

interface TeamProfileProps {
  open: boolean
  onClose: () => void
  person: ContentCard
}

/** Who somebody is, in a dialog over the team. */
export function Component({ open, onClose, person }: TeamProfileProps) {
  const { content_type_id: type, slug, title, subtitle, summary, picture } = person
  const entry = useQuery(entryQuery(type, slug))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={subtitle}
      closesOnBack
      footer={
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.contactUs.to()}>Write to us</Link>
        </LinkButton>
      }
    >
      <Flex gap="5" align="flex-start" wrap="wrap">
        {picture ? (
          <Box width="8rem" aspectRatio="1" borderRadius="xl" overflow="hidden" flexShrink={0}>
            <Picture
              {...pictureProps(picture)}
              alt=""
              css={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </Box>
        ) : null}
        <Text flex="1 1 14rem" fontSize="lg">
          {summary}
        </Text>
      </Flex>
      <Box mt="5">
        <Loaded query={entry} what={`the profile of ${title}`}>
          {({ body }) => <RichText html={body} topLevel={3} />}
        </Loaded>
      </Box>
    </Dialog>
  )
}
