// The styles of everything at a table.
import "../styles/table.css";
import "../styles/prompt.css";
import "../styles/rail.css";
import "../styles/result.css";
import "../styles/room.css";
import "../styles/conduct.css";
import "../styles/following.css";
import "../styles/table-small.css";
import "../styles/table-phone.css";
