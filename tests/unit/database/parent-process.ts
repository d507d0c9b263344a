import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';

/* A server in short: starts the database in the folder of its argument, prints the number of its process, and waits. */

const database = startEmbeddedDatabase(process.argv[2] ?? '');
await database.connection;
process.stdout.write(`${database.pid()}\n`);
setInterval(() => {}, 1_000);
