#!/usr/bin/env node
import { main } from '../dist/scaffold/command.js'

process.exitCode = await main(process.argv.slice(2))
