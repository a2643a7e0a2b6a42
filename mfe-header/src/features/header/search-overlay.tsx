import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Flex, LinkButton, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef } from 'react'
import { SearchForm } from './search-form.tsx'

const places = [
  { label: 'Events', to: contentPaths.events.to(), area: 'talent' },
  { label: 'Blog', to: contentPaths.blog.to(), area: 'brand' },
  { label: 'Activities', to: contentPaths.activities.to(), area: 'learn' },
  { label: 'Young Xperts', to: contentPaths.youngXperts.to(), area: 'shop' },
] as const

interface Props {
  open: boolean
  onClose: () => void
}

/** The search of the whole site, over the page. */
export function Component({ open, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What are you looking for?"
      size="lg"
      initialFocusRef={input}
    >
      <Box pt="2" pb="7">
        <SearchForm inputRef={input} onSearched={onClose} />
        <Flex align="center" wrap="wrap" gap="2" mt="5">
          <Text color="fg.muted" me="1">
            Or have a look at
          </Text>
          {places.map(({ label, to, area }) => (
            <LinkButton key={label} size="sm" variant="soft" colorPalette={area} asChild>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </LinkButton>
          ))}
        </Flex>
      </Box>
    </Dialog>
  )
}
