import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';

/* A minimal server: starts the database in the folder of its argument, prints the database's process id, and waits. */

const database = startEmbeddedDatabase(process.argv[2] ?? '');
await database.connection;
process.stdout.write(`${database.pid()}\n`);
setInterval(() => {}, 1_000);
